// The two tools of the shop on the state of one attempt. A problem is an answer with `error`, as a remote service would give it.

const RETURN_DAYS = 30;
const DAY = 86_400_000;

const order_id = { type: 'string', description: 'Order number, TK- and four digits.' };

export const tools = [
  {
    name: 'get_order',
    description: 'Looks up an order by its number.',
    parameters: { type: 'object', required: ['order_id'], properties: { order_id } },
    reads: true,
    run(state, { order_id }) {
      const order = state.orders[order_id];
      if (order === undefined) return problem('order_not_found', `There is no order ${order_id}.`);
      const until = returnUntil(order);
      return {
        order_id,
        ...order,
        return_until: until,
        returnable: until !== null && until >= state.as_of && order.status === 'delivered',
      };
    },
  },
  {
    name: 'create_return',
    description: 'Creates a return for one item of a delivered order.',
    parameters: {
      type: 'object',
      required: ['order_id', 'item'],
      properties: { order_id, item: { type: 'string' }, reason: { type: 'string' } },
    },
    run(state, { order_id, item, reason = 'not given' }) {
      const order = state.orders[order_id];
      if (order === undefined) return problem('order_not_found', `There is no order ${order_id}.`);
      const line = order.items.find((candidate) => candidate.name === item);
      if (line === undefined) return problem('item_not_found', `Order ${order_id} holds no ${item}.`);
      const until = returnUntil(order);
      if (until === null) return problem('not_delivered', `Order ${order_id} has not been delivered.`);
      if (until < state.as_of)
        return problem('window_over', `Order ${order_id} could be returned until ${until}.`);
      const return_id = `RT-${order_id.slice(3)}-${line.line}`;
      if (return_id in state.returns)
        return problem('already_returned', `There is a return ${return_id} already.`);
      state.returns[return_id] = { order_id, item, reason, refund_eur: line.price_eur };
      return { return_id, order_id, item, reason, refund_eur: line.price_eur };
    },
  },
];

function returnUntil({ delivered_on }) {
  if (delivered_on === undefined) return null;
  return new Date(Date.parse(delivered_on) + RETURN_DAYS * DAY).toISOString().slice(0, 10);
}

const problem = (error, message) => ({ error, message });
