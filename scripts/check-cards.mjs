// The catalogue of checks as Markdown, made from the kinds themselves; what a card says of its example, a test does.
import { stringify } from 'yaml';
import { checkKinds } from '../src/checks/registry.ts';

const code = (text) => {
  const fence = text.includes('`') ? '``' : '`';
  return `${fence}${text.startsWith('`') ? ' ' : ''}${text}${text.endsWith('`') ? ' ' : ''}${fence}`;
};
/** A check or an attempt in one line, as it would stand in a file. */
const inline = (value) =>
  stringify(value, { collectionStyle: 'flow', lineWidth: 0 })
    .trim()
    .replace(/^\{ ([\s\S]*) \}$/, '$1')
    .replaceAll('\n', ' ');

/** The output where that is all there is, else the fields. */
function attempt({ output, ...fields }) {
  return Object.keys(fields).length === 0 ? code(output) : code(inline({ output, ...fields }));
}

function card({ name, description, negatable, noneOf, of, reads, value, example }) {
  const forms = negatable
    ? `; negated ${code(`not_${name}`)}${noneOf === true ? ', also with a list' : ''}`
    : '';
  const place = of
    ? 'the output, or what `of` names'
    : (reads ?? []).length === 0
      ? 'the whole attempt'
      : (reads ?? []).map(code).join(', ');
  return [
    `### ${name}`,
    '',
    description,
    '',
    `* Value: ${value.description}`,
    `* Looks at: ${place}${forms}`,
    `* ${code(inline(example.check))} passes ${attempt(example.passes)}, fails ${attempt(example.fails)}`,
    '',
  ];
}

/** One card per kind, in the order of the registry. */
export function checkCards() {
  return checkKinds.flatMap(card).join('\n').trimEnd();
}
