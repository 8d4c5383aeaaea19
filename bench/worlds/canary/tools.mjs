/** A world of rows, which anybody who shares it would see. */
const object = (properties) => ({ type: 'object', properties, required: Object.keys(properties) });

export const tools = [
  {
    name: 'put',
    description: 'Adds a row.',
    parameters: object({ row: { type: 'string' } }),
    run(state, { row }) {
      state.rows.push(row);
      return state.rows.length;
    },
  },
  {
    name: 'rows',
    description: 'All rows.',
    parameters: object({}),
    reads: true,
    run: (state) => state.rows,
  },
];
