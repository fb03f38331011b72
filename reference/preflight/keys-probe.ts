/**
 * Who may call. Servers that share a database must know the same keys.
 * Spec: Authentication.
 */
import type { Probe } from './finding.js';

export const keysProbe: Probe = async ({ auth, apiKeys, databaseUrl, role }) => {
  if (role === 'worker') return { verdict: 'ok', said: 'none needed: a worker answers its health only' };
  if (auth === 'off') return { verdict: 'warn', said: 'AUTH=off: every program on this machine may call' };
  if (apiKeys.length > 0) return { verdict: 'ok', said: `${apiKeys.length} in API_KEYS` };
  if (databaseUrl !== '')
    return {
      verdict: 'warn',
      said: 'no API_KEYS: each server on the shared database makes a key of its own; set the same API_KEYS for all',
    };
  return { verdict: 'ok', said: 'no API_KEYS: the key kept in DATA_DIR, which the first start makes and prints' };
};
