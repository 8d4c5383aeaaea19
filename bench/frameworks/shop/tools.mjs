/** A shop with orders that can be looked up and cancelled. */
const parameters = {
  type: 'object',
  properties: { id: { type: 'string', description: 'Number of the order.' } },
  required: ['id'],
};

function order(state, { id }) {
  const found = state.orders[id];
  if (found === undefined) throw new Error(`There is no order ${id}.`);
  return found;
}

export const tools = [
  { name: 'get_order', description: 'Looks up an order.', parameters, reads: true, run: order },
  {
    name: 'cancel_order',
    description: 'Cancels an order.',
    parameters,
    run(state, args) {
      order(state, args).status = 'cancelled';
      return { id: args.id, status: 'cancelled' };
    },
  },
];
