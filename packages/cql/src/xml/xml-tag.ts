/** An element with attributes and content; attributes are escaped here, content comes as XML. */
export function tag(name: string, attributes: Record<string, string>, ...content: string[]): string {
  const written = Object.entries(attributes)
    .map(
      ([key, value]) => ` ${key}="${value.replace(/[&<>"\r\n\t]/g, (sign) => `&#${sign.charCodeAt(0)};`)}"`,
    )
    .join('');
  const inner = content.join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}
