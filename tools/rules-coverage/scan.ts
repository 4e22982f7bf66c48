/** The names of the tests in a file, read off its text: what is generated at run time (`%s`) stays as it is written. */
export function testNames(file: string): string[] {
  const source = file.replace(/^\s*\/\/.*$|\/\*[\s\S]*?\*\//gm, ''); // what is commented out proves nothing
  const names: string[] = [];
  for (const match of source.matchAll(/(?<![\w.$'"`])(?:it|test)((?:\.\w+)*)(?=\s*[(`])/g)) {
    const ways = (match[1] ?? '').split('.').filter(Boolean);
    if (ways.includes('skip') || ways.includes('todo')) continue; // it proves nothing yet
    let at = match.index + match[0].length;
    if (ways.some((way) => ['each', 'for', 'skipIf', 'runIf'].includes(way))) at = afterGroup(source, at);
    const name = literalAfter(source, at);
    if (name !== null) names.push(name);
  }
  return names;
}

/** Where the bracket or template that opens here is closed again. */
function afterGroup(source: string, from: number): number {
  let depth = 0;
  for (let at = from; at < source.length; at++) {
    const mark = source[at] ?? '';
    if (`'"\``.includes(mark)) at = afterLiteral(source, at) - 1;
    else if ('([{'.includes(mark)) depth++;
    else if (')]}'.includes(mark)) depth--;
    else continue;
    if (depth === 0) return at + 1;
  }
  return source.length;
}

function afterLiteral(source: string, open: number): number {
  let at = open + 1;
  while (at < source.length && source[at] !== source[open]) at += source[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** The first argument of the call that opens here, where it is a literal. */
function literalAfter(source: string, from: number): string | null {
  const open = /^\s*\(\s*(?=['"`])/.exec(source.slice(from, from + 200));
  if (open === null) return null;
  const at = from + open[0].length;
  return source.slice(at + 1, afterLiteral(source, at) - 1).replace(/\\(.)/g, '$1');
}

/** The rules a test proves: those its name begins with. A lettered part counts for its rule. */
export function rulesOf(name: string): string[] {
  const list = /^[A-Z]+\d+\.\d+[a-z]?(?:(?:[\s,/&+]+|\s+and\s+)[A-Z]+\d+\.\d+[a-z]?)*(?![\w.])/.exec(name)?.[0] ?? '';
  return [...new Set([...list.matchAll(/[A-Z]+\d+\.\d+/g)].map(([id]) => id))];
}
