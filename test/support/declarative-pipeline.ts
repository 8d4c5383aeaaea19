/** A block of a declarative pipeline of Jenkins: its name with what stands before its brace, its lines, and the blocks in it. */
export interface PipelineBlock {
  name: string;
  /** Steps and settings, each one line; a text in three quotes is part of its line. */
  lines: string[];
  blocks: PipelineBlock[];
}

const TOKEN = /'''([\s\S]*?)'''|'[^'\n]*'|"[^"\n]*"|[{}\n]|\/\/[^\n]*|[^\s{}'"]+|[^\S\n]+/g;

/** Reads what a Jenkinsfile of the declarative form is made of. Throws for braces or quotes that do not close. */
export function declarativePipeline(text: string): PipelineBlock {
  const top: PipelineBlock = { name: '', lines: [], blocks: [] };
  const open = [top];
  let line = '';
  let read = 0;
  const here = () => {
    const block = open.at(-1);
    if (block === undefined) throw new Error('a brace closes nothing');
    return block;
  };
  const end = () => {
    if (line.trim() !== '') here().lines.push(line.trim());
    line = '';
  };
  for (const { 0: token, index } of text.matchAll(TOKEN)) {
    if (index !== read) throw new Error(`nobody reads ${text.slice(read, index)}`);
    read = index + token.length;
    if (token === '{') {
      const block = { name: line.trim(), lines: [], blocks: [] };
      here().blocks.push(block);
      open.push(block);
      line = '';
    } else if (token === '}') {
      end();
      open.pop();
    } else if (token === '\n') end();
    else if (!token.startsWith('//')) line += token;
  }
  end();
  if (read !== text.length || open.length !== 1) throw new Error('a brace or a quote is not closed');
  return top;
}
