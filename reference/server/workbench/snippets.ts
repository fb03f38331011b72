/** The same request as programs send it. */
import type { Request } from './request.js';

/** By language. @param key whether the server asks for one */
export function snippets(request: Request, origin: string, key: boolean): Map<string, string> {
  const url = `${origin}/v2${request.path}`;
  const json = JSON.stringify(request.body, null, 2);
  const name = request.file?.name ?? 'document.pdf';
  return new Map(
    request.kind === 'parse'
      ? [
          [
            'curl',
            ofLines(
              `curl ${quoted(url)}`,
              key && '-H "Authorization: Bearer $API_KEY"',
              `-F ${quoted(`file=@${name}`)}`,
              `-F ${quoted(`options=${JSON.stringify(request.body)};type=application/json`)}`,
            ),
          ],
          [
            'JavaScript',
            `import { openAsBlob } from 'node:fs';

const form = new FormData();
form.append('file', await openAsBlob(${JSON.stringify(name)}), ${JSON.stringify(name)});
form.append('options', JSON.stringify(${json}));
const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',${key ? '\n  headers: { Authorization: `Bearer ${process.env.API_KEY}` },' : ''}
  body: form,
});
console.log((await response.json()).data.markdown);`,
          ],
          [
            'Python',
            `import json${key ? ', os' : ''}
import requests

options = ${python(request.body)}
with open(${JSON.stringify(name)}, "rb") as file:
    response = requests.post(
        ${JSON.stringify(url)},${key ? '\n        headers={"Authorization": f"Bearer {os.environ[\'API_KEY\']}"},' : ''}
        files={"file": file},
        data={"options": json.dumps(options)},
    )
print(response.json()["data"]["markdown"])`,
          ],
        ]
      : [
          [
            'curl',
            ofLines(
              `curl ${quoted(url)}`,
              key && '-H "Authorization: Bearer $API_KEY"',
              "-H 'Content-Type: application/json'",
              `-d ${quoted(JSON.stringify(request.body))}`,
            ),
          ],
          [
            'JavaScript',
            `const response = await fetch(${JSON.stringify(url)}, {
  method: 'POST',
  headers: { 'Content-Type': 'application/json'${key ? ', Authorization: `Bearer ${process.env.API_KEY}`' : ''} },
  body: JSON.stringify(${json.replaceAll('\n', '\n  ')}),
});
console.log(await response.json());`,
          ],
          [
            'Python',
            `${key ? 'import os\n' : ''}import requests

response = requests.post(
    ${JSON.stringify(url)},${key ? '\n    headers={"Authorization": f"Bearer {os.environ[\'API_KEY\']}"},' : ''}
    json=${python(request.body).replaceAll('\n', '\n    ')},
)
print(response.json())`,
          ],
        ],
  );
}

function ofLines(...parts: (string | false)[]): string {
  return parts.filter((part) => part !== false).join(' \\\n  ');
}

/** For a shell: in single quotes, with those inside written apart. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}

/** JSON is Python but for three words; they are replaced outside of texts only. */
function python(value: unknown): string {
  const words: Record<string, string> = { true: 'True', false: 'False', null: 'None' };
  return JSON.stringify(value, null, 4).replace(
    /"(?:[^"\\]|\\.)*"|\b(?:true|false|null)\b/g,
    (part) => words[part] ?? part,
  );
}
