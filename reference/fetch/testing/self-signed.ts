/**
 * A certificate nobody trusts, and its key, which protects nothing: made for tests with
 * `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 36500 -subj /CN=site.test`.
 * Spec: none (tests).
 */
export const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg0bG9VQYBvFmWUaLx
aoSipRVAi0zWfTinDwLzrx8lJmShRANCAAQstuUIJYxzAq/WFDUfbsTliOWgF+gq
htq+L+6RSz24Ad2cHb4OZVA85uU/yV6u6eKwhvwVt5rXJ2K03URjjYEa
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUP2pa7nWvalsf9/DlpoF+75iTRQYwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJc2l0ZS50ZXN0MCAXDTI2MTEyMTAzNDUzNFoYDzIxMjYxMDI4
MDM0NTM0WjAUMRIwEAYDVQQDDAlzaXRlLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQstuUIJYxzAq/WFDUfbsTliOWgF+gqhtq+L+6RSz24Ad2cHb4OZVA8
5uU/yV6u6eKwhvwVt5rXJ2K03URjjYEao1MwUTAdBgNVHQ4EFgQUwbROAXD7RJpn
iNKCHevjCLjAP3cwHwYDVR0jBBgwFoAUwbROAXD7RJpniNKCHevjCLjAP3cwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiEApze8jf1NjA3iQKfe0NjH
pS39mimRz9DwuQacm8XozqACIDEn+H/u3pIMgSkxE6ycWa9CbVlyqJhYRyDOG9h2
nwS1
-----END CERTIFICATE-----
`,
};
