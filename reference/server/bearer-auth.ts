/**
 * Reads the bearer credential and finds its account.
 * Spec: Authentication, 1. The failure response is not shown: 401, with the code UNAUTHORIZED.
 */
import type { Account, KeyRing } from '../accounts/api-keys.js';
import { ServiceError } from '../base/errors.js';

/** Finds the account of a request. */
export type Authenticate = (authorization: string | undefined) => Account;

/** Every request belongs to the one account. For servers that only their own machine can reach. */
export const openToAll: Authenticate = () => ({ owner: 'anonymous' });

/** @throws ServiceError `account.unauthenticated` when the credential is missing or nobody's. */
export function bearerAuth(keys: KeyRing): Authenticate {
  return (authorization) => {
    const [, scheme, key] = /^([A-Za-z]+)(?: +(.*))?$/.exec(authorization?.trim() ?? '') ?? [];
    if (scheme?.toLowerCase() !== 'bearer')
      throw refusal('Unauthorized: send the header `Authorization: Bearer <API key>`.');
    if (!key) throw refusal('Unauthorized: Token missing');
    const account = keys.accountOf(key);
    if (!account) throw refusal('Unauthorized: Invalid token');
    return account;
  };
}

function refusal(text: string): ServiceError {
  return new ServiceError('account.unauthenticated', text);
}
