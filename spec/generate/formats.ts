// What the contract means by `format`. Regular expressions, so that they stand inside the compiled validators.
// Lenient where real values are: a URI is a scheme and no white space, because pages link to what browsers accept.
// Spec: JSON Schema 2020-12, format; RFC 3986, RFC 3339, RFC 9562.
export const formats: { readonly [name: string]: RegExp } = {
  uri: /^[a-z][a-z0-9+.-]*:[^\s]+$/i,
  uuid: /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i,
  'date-time':
    /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[tT ](?:[01]\d|2[0-3]):[0-5]\d:(?:[0-5]\d|60)(?:\.\d+)?(?:[zZ]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/,
};
