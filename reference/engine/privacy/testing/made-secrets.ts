/**
 * Made secrets in the forms and places in which they are written, and what looks like one and is none; each drawn anew from
 * a seed.
 * Spec: none (tests).
 */

/** Numbers from 0 to 1 that follow from a seed. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9) | 0;
    return (state >>> 0) / 2 ** 32;
  };
}

export type Maker = () => string;

export function madeSecrets(seed: number): { secrets: Record<string, Maker>; others: Record<string, Maker> } {
  const random = randomOf(seed);
  const run = (alphabet: string, length: number): string =>
    Array.from({ length }, () => alphabet[Math.floor(random() * alphabet.length)]!).join('');
  const U = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const L = U.toLowerCase();
  const D = '0123456789';
  const H = `${D}abcdef`;
  const A = U + L + D;
  const B = `${A}+/`;
  const W = `${A}_-`;
  const uuid = (): string => [8, 4, 4, 4, 12].map((length) => run(H, length)).join('-');
  const encoded = (text: string): string => Buffer.from(text).toString('base64');
  const secrets: Record<string, Maker> = {
    aws: () => `AWS_ACCESS_KEY_ID=AKIA${run('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567', 16)}`,
    awsSecret: () => `aws_secret_access_key = ${run(B, 40)}`,
    awsIni: () => `[default]\nregion = eu-west-1\nsecret_access_key=${run(B, 40)}`,
    azure: () =>
      `DefaultEndpointsProtocol=https;AccountName=store;AccountKey=${run(B, 86)}==;EndpointSuffix=core.windows.net`,
    azureSecret: () => `client_secret: ${run(A, 3)}8Q~${run(A, 34)}`,
    gcp: () =>
      `"private_key": "-----BEGIN PRIVATE KEY-----\\n${run(B, 64)}\\n${run(B, 64)}\\n-----END PRIVATE KEY-----\\n"`,
    goog: () => `const key = "AIza${run(W, 35)}"`,
    ghp: () => `git clone https://ghp_${run(A, 36)}@github.com/org/repo.git`,
    ghpat: () => `github_pat_${run(A, 22)}_${run(A, 59)}`,
    glpat: () => `GITLAB_TOKEN: glpat-${run(W, 20)}`,
    slack: () => `xoxb-${run(D, 12)}-${run(D, 12)}-${run(A, 24)}`,
    slackHook: () => `https://hooks.slack.com/services/T${run(U + D, 8)}/B${run(U + D, 8)}/${run(A, 24)}`,
    stripe: () => `stripe.api_key = "sk_live_${run(A, 24)}"`,
    stripe2: () => `Stripe(rk_live_${run(A, 99)})`,
    openai: () => `OPENAI_API_KEY=sk-proj-${run(W, 48)}T3BlbkFJ${run(W, 48)}`,
    openaiOld: () => `openai.api_key='sk-${run(A, 20)}T3BlbkFJ${run(A, 20)}'`,
    anthropic: () => `x-api-key: sk-ant-api03-${run(W, 93)}AA`,
    hf: () => `login(token="hf_${run(A, 34)}")`,
    npm: () => `//registry.npmjs.org/:_authToken=npm_${run(A, 36)}`,
    npmOld: () => `//registry.npmjs.org/:_authToken=${uuid()}`,
    pypi: () => `password = pypi-AgEIcHlwaS5vcmc${run(W, 80)}`,
    sendgrid: () => `SG.${run(W, 22)}.${run(W, 43)}`,
    mailgun: () => `auth=("api", "key-${run(H, 32)}")`,
    twilio: () => `TWILIO_AUTH_TOKEN=${run(H, 32)}`,
    twilioSk: () => `SK${run(H, 32)}`,
    telegram: () => `https://api.telegram.org/bot${run('123456789', 9)}:AA${run(W, 33)}/getMe`,
    discord: () => `client.login("M${run(A, 23)}.${run(W, 6)}.${run(W, 30)}")`,
    discordHook: () => `https://discord.com/api/webhooks/${run('123456789', 18)}/${run(W, 68)}`,
    heroku: () => `HEROKU_API_KEY=${uuid()}`,
    datadog: () => `DD_API_KEY: "${run(H, 32)}"`,
    cloudflare: () => `CLOUDFLARE_API_TOKEN=${run(W, 40)}`,
    jwt: () => `Authorization: Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.${run(W, 43)}`,
    bearer: () => `curl -H "Authorization: Bearer ${run(A, 40)}" https://api.plumbline.test/v1`,
    bearerHex: () => `Authorization: Bearer ${run(H, 40)}`,
    basic: () => `Authorization: Basic ${encoded('admin:' + run(A, 14))}`,
    tokenHeader: () => `Authorization: token ${run(H, 40)}`,
    curlU: () => `curl -u admin:${run(A, 12)}7 https://ci.plumbline.test/job`,
    flag: () => `mysql --user root --password ${run(A, 10)}9`,
    flagEq: () => `docker login --password=${run(A, 10)}4x`,
    flagToken: () => `vault login --token ${run(A, 24)}`,
    pem: () =>
      `-----BEGIN RSA PRIVATE KEY-----\n${run(B, 64)}\n${run(B, 64)}\n${run(B, 30)}==\n-----END RSA PRIVATE KEY-----`,
    openssh: () =>
      `-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEA${run(B, 50)}\n${run(B, 70)}\n-----END OPENSSH PRIVATE KEY-----`,
    pgUrl: () => `DATABASE_URL=postgres://app:${run(A, 14)}@db.plumbline.test:5432/main`,
    mongo: () => `mongodb+srv://svc:${run(A, 16)}@cluster0.plumbline.test/db?retryWrites=true`,
    redis: () => `redis://:${run(A, 20)}@cache.plumbline.test:6379/0`,
    yamlPw: () => `db:\n  user: app\n  password: ${run(A, 12)}!3`,
    jsonPw: () => `{"username": "ola", "password": "${run(A, 10)}#7"}`,
    prosePw: () => `The new password for the printer is ${run(L, 5)}${run(D, 3)}!x, please keep it.`,
    prosePw2: () => `Passwort: ${run(L, 6)}${run(D, 2)}%K`,
    xml: () => `<password>${run(A, 12)}5</password>`,
    config: () => `<add key="ApiSecret" value="${run(A, 32)}" />`,
    jsSecret: () => `const clientSecret = '${run(A, 32)}';`,
    php: () => `define('DB_PASSWORD', '${run(A, 12)}8');`,
    phpAuth: () => `define('AUTH_KEY', '${run(A + '!@#%^&*()', 64)}');`,
    rails: () => `secret_key_base: ${run(H, 128)}`,
    django: () => `SECRET_KEY = 'django-insecure-${run(A + '!@#%^&*(-_=+)', 50)}'`,
    laravel: () => `APP_KEY=base64:${run(B, 43)}=`,
    flask: () => `app.secret_key = b"${run(H, 32)}"`,
    session: () => `session_secret: "${run(A, 32)}"`,
    encKey: () => `ENCRYPTION_KEY=${run(H, 64)}`,
    vault: () => `VAULT_TOKEN=hvs.${run(W, 90)}`,
    k8s: () => `apiVersion: v1\nkind: Secret\ndata:\n  password: ${encoded(run(A, 12))}`,
    netrc: () => `machine api.plumbline.test login ola password ${run(A, 14)}3`,
    shopify: () => `shpat_${run(H, 32)}`,
    square: () => `sq0csp-${run(W, 43)}`,
    doToken: () => `dop_v1_${run(H, 64)}`,
    facebook: () => `EAACEdEose0cBA${run(A, 120)}`,
    age: () => `AGE-SECRET-KEY-1${run('QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L', 58)}`,
    sentry: () => `https://${run(H, 32)}:${run(H, 32)}@sentry.io/123`,
    newrelic: () => `NRAK-${run(U + D, 27)}`,
    firebase: () => `AAAA${run(W, 7)}:APA91b${run(W, 134)}`,
    wifi: () => `WiFi password: ${run(L, 4)}-${run(D, 4)}-${run(L, 4)}`,
    pin: () => `The PIN is ${run('1234567890', 4)}7`,
    pgpass: () => `export PGPASSWORD="${run(A, 16)}"`,
    azureSas: () => `https://store.blob.core.windows.net/c?sv=2022-11-02&sr=c&sig=${run(A, 43)}%3D`,
    gcs: () => `"client_secret":"GOCSPX-${run(W, 28)}"`,
    sshpass: () => `sshpass -p '${run(A, 12)}2' ssh root@host`,
    connStr: () => `Server=db;Database=main;User Id=sa;Password=${run(A, 12)}!9;`,
    okta: () => `OKTA_API_TOKEN=00${run(W, 40)}`,
    linear: () => `lin_api_${run(A, 40)}`,
    dockerAuth: () => `{"auths":{"https://index.docker.io/v1/":{"auth":"${encoded('user:' + run(A, 16))}"}}}`,
  };
  const others: Record<string, Maker> = {
    sha1: () => `commit ${run(H, 40)}`,
    sha1short: () => `Merge ${run(H, 7)} into main`,
    uuid: () => `id: ${uuid()}`,
    uuidKey: () => `"userId": "${uuid()}"`,
    md5: () => `md5sum ${run(H, 32)}  file.iso`,
    sha256: () => `sha256:${run(H, 64)}`,
    integrity: () => `integrity="sha384-${run(B, 64)}"`,
    sri: () => `"integrity": "sha512-${run(B, 86)}=="`,
    png: () => `data:image/png;base64,iVBORw0KGgoAAAANSUhEUg${run(B, 200)}`,
    cert: () => `-----BEGIN CERTIFICATE-----\n${run(B, 64)}\n${run(B, 64)}\n-----END CERTIFICATE-----`,
    pub: () => `-----BEGIN PUBLIC KEY-----\n${run(B, 64)}\n-----END PUBLIC KEY-----`,
    ssh: () => `ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAI${run(B, 43)} ola@host`,
    env: () => `password: process.env.DB_PASSWORD`,
    env2: () => 'api_key = os.environ["API_KEY"]',
    tmpl: () => 'password: {{ .Values.password }}',
    shell: () => 'TOKEN=${GITHUB_TOKEN}',
    shell2: () => 'curl -H "Authorization: Bearer $TOKEN" https://x',
    ph: () => 'API_KEY=your_api_key_here',
    ph2: () => 'password: ********',
    ph3: () => 'token: <your-token>',
    ph4: () => 'sk_test_xxxxxxxxxxxxxxxxxxxxxxxx',
    doc: () => 'AKIAIOSFODNN7EXAMPLE',
    type: () => 'password: string;',
    call: () => 'const token = await getToken(user);',
    call2: () => 'password = hashPassword(input.password)',
    len: () => 'max_tokens: 4096',
    pol: () => 'Password must have 12 characters and 1 number.',
    forgot: () => 'Forgot your password? Reset it here.',
    label: () => '<label for="password">Password</label>',
    input: () => '<input type="password" name="password" placeholder="Password">',
    key: () => 'primary key: user_id_2024',
    prose: () => 'The key is under the mat, and the secret was kept for 30 years.',
    prose2: () => 'The password is case sensitive.',
    tok: () => 'token type: JWT_TOKEN_2',
    url: () => `https://cdn.plumbline.test/assets/app.${run(H, 20)}.js`,
    img: () => `/img/${run(A, 22)}.jpg?v=${run(D, 10)}`,
    css: () => `.css-${run(L + D, 7)} { color: red }`,
    yt: () => `https://www.youtube.com/watch?v=${run(W, 11)}`,
    gdoc: () => `https://docs.google.com/document/d/1${run(W, 43)}/edit`,
    utm: () => `https://x.test/?utm_source=a&fbclid=${run(W, 60)}`,
    etag: () => `ETag: "${run(H, 32)}"`,
    nonce: () => `nonce="${run(B, 22)}=="`,
    trace: () => `traceparent: 00-${run(H, 32)}-${run(H, 16)}-01`,
    sid: () => `request id ${run(A, 20)}`,
    btc: () => `block 00000000000000000${run(H, 47)}`,
    isbn: () => 'ISBN 978-3-16-148410-0',
    ver: () => 'version 1.2.3-beta.4+build.567',
    guid: () => `{${uuid().toUpperCase()}}`,
    hexcol: () => '#1a2b3c',
    mac: () => '00:1B:44:11:3A:B7',
    serial: () => `Serial number: C02${run(U + D, 9)}`,
    track: () => `Tracking number: 1Z${run(U + D, 16)}`,
    order: () => `Order no. ${run(D, 10)}`,
    sitekey: () => `google-site-verification: ${run(W, 43)}`,
    ga: () => `gtag('config', 'G-${run(U + D, 10)}')`,
    pk: () => `pk_live_${run(A, 24)}`,
    csrf: () => `<meta name="csrf-token" content="${run(A, 40)}">`,
    word: () => 'AuthenticationKeyManagerFactoryBean',
    path: () => 'key: /etc/ssl/private/server.key',
    file: () => 'secret: ./config/secret.yaml',
    test: () => 'password = "password"',
    test2: () => 'passwd: changeme',
    nul: () => 'token: null',
    bool: () => 'auth: true',
    num: () => 'token count: 12345',
    kv: () => 'key: value-with-some-words',
    doc2: () => 'Set the api key in the settings page at Settings2024.',
    lic: () => 'license key: see the file LICENSE-2.0',
    pubkeyid: () => `key id: ${run(U + D, 16)}`,
    fp: () => `SHA256:${run(B, 43)}`,
    hash2: () => '$2b$12$' + run(A + './', 53),
    sess: () => `JSESSIONID cookie is set`,
    api: () => 'API version: v2.34.1-2024',
    pinp: () => 'Pin: 3 mm steel',
    basic: () => 'Basic understanding of physics is required',
    bear: () => 'Bearer of bad news 2024',
    tokp: () => 'token ring networks of 1985',
  };
  return { secrets, others };
}
