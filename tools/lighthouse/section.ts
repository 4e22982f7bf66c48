/** A document with a generated section put in: between its marks where it has them, else at its end. The rest is left alone. */
export function withSection(doc: string, name: string, body: string): string {
  const [begin, end] = [`<!-- ${name}:begin -->`, `<!-- ${name}:end -->`];
  const section = `${begin}\n${body}\n${end}`;
  const [from, to] = [doc.indexOf(begin), doc.indexOf(end)];
  if (from < 0 || to < from) return `${doc.trimEnd()}\n\n${section}\n`;
  return doc.slice(0, from) + section + doc.slice(to + end.length);
}
