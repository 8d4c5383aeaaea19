// The test cases of a planted agent, in the form of the test case files, and what is known about each.

import { rowOf } from './planted-agent.mjs';

/**
 * Cases of a world: `shown`, which an optimizer may see, or `held`, in other words. Their ids are numbers, dealt over the rows, so that neither
 * name nor neighbourhood says which defect one is about.
 */
export const casesOf = (world, set = 'shown') => dealt(world, set).map(({ test }) => test);

/** What is known of each case by its id: its row, the kind of its defect (none for a guard), and whether a prompt can mend it. */
export const truthOf = (world, set = 'shown') =>
  Object.fromEntries(
    dealt(world, set).map(({ test, row }) => [
      test.id,
      { row: row.id, ...(row.kind === undefined ? {} : { kind: row.kind, curable: row.curable !== false }) },
    ]),
  );

function dealt(world, set) {
  const most = Math.max(...world.rows.map((row) => row[set].length));
  const order = Array.from({ length: most }, (_, at) =>
    world.rows.flatMap((row) => (at < row[set].length ? [row[set][at]] : [])),
  );
  return order.flat().map((input, index) => {
    const { row, facts } = rowOf(world, input);
    return {
      row,
      test: caseOf(
        `${set === 'held' ? 'h' : 'c'}${String(index + 1).padStart(2, '0')}`,
        input,
        row.expect(facts),
      ),
    };
  });
}

const caseOf = (id, input, { behavior, tools, checks }) => ({
  id,
  name: input.length > 60 ? `${input.slice(0, 57)}…` : input,
  turns: [
    { input, expected_behavior: behavior, ...(tools === undefined ? {} : { expected_tools: tools }), checks },
  ],
});
