// @ts-check
// Draws /api/openapi.json. Text goes in as text, never as markup.

/** @param {string} tag @param {...(Node | string)} children */
function element(tag, ...children) {
  const made = document.createElement(tag);
  made.append(...children);
  return made;
}

/** @param {string} title @param {unknown} schema */
function schemaBlock(title, schema) {
  return element(
    'details',
    element('summary', title),
    element('pre', element('code', JSON.stringify(schema, null, 2))),
  );
}

/** @param {string} path @param {string} method @param {any} call */
function callSection(path, method, call) {
  const section = element(
    'section',
    element('h2', element('code', `${method.toUpperCase()} ${call['x-address'] ?? path}`)),
    element('p', call.summary),
    element('p', `Quem pode: ${call['x-access']}`),
  );
  if (call['x-key-scope']) section.append(element('p', `Chave de programa: ${call['x-key-scope']}`));
  if (call.parameters?.length > 0) section.append(schemaBlock('Parâmetros', call.parameters));
  const body = call.requestBody?.content?.['application/json']?.schema;
  if (body) section.append(schemaBlock('Corpo', body));
  const answer = call.responses?.['200']?.content?.['application/json']?.schema;
  if (answer) section.append(schemaBlock('Resposta', answer));
  return section;
}

const document_ = await (await fetch('/api/openapi.json')).json();
const sections = Object.entries(document_.paths).flatMap(([path, calls]) =>
  Object.entries(calls).map(([method, call]) => callSection(path, method, call)),
);
document.querySelector('#calls')?.replaceChildren(...sections);
document.querySelector('#search')?.addEventListener('input', (event) => {
  const wanted = /** @type {HTMLInputElement} */ (event.target).value.toLowerCase();
  for (const section of sections) section.hidden = !section.textContent?.toLowerCase().includes(wanted);
});
