/** A desk where orders are looked up, cancelled, sent elsewhere and annotated. */
const text = (description) => ({ type: 'string', description });
const takes = (properties) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
});
const id = text('Number of the order.');

function order(state, { id: number }) {
  const found = state.orders[number];
  if (found === undefined) throw new Error(`There is no order ${number}.`);
  return found;
}

export const tools = [
  {
    name: 'get_order',
    description: 'Looks up an order.',
    parameters: takes({ id }),
    reads: true,
    run: order,
  },
  {
    name: 'cancel_order',
    description: 'Cancels an order.',
    parameters: takes({ id }),
    run(state, args) {
      order(state, args).status = 'cancelled';
      return { id: args.id, status: 'cancelled' };
    },
  },
  {
    name: 'set_address',
    description: 'Sends an order to another address.',
    parameters: takes({ id, address: text('Street and town.') }),
    run(state, args) {
      order(state, args).address = args.address;
      return { id: args.id, address: args.address };
    },
  },
  {
    name: 'add_note',
    description: 'Writes a note on an order.',
    parameters: takes({ id, note: text('What is to be remembered.') }),
    run(state, args) {
      order(state, args).note = args.note;
      return { id: args.id, note: args.note };
    },
  },
];
