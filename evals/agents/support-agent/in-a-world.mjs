// The tools of a world (evals/worlds) in place of the agent's own order book: the same names, called over HTTP.

const { ASSAY_TOOLS_URL: url, ASSAY_TOOLS_KEY: key } = process.env;

/** Whether this process was given a world to act on. */
export const hasWorld = url !== undefined;

/**
 * What `answerWith(callTool)` gives when its tools are those of the world. The rules of the agent wait for nothing: they are run again from
 * the start, with the answers that are known by now, until no call is left to be made.
 */
export async function actingInWorld(answerWith) {
  const known = [];
  for (;;) {
    let asked = 0;
    let open;
    try {
      return answerWith((name, args) => {
        if (asked < known.length) return known[asked++];
        open = { name, args };
        throw open;
      });
    } catch (error) {
      if (error !== open) throw error;
    }
    known.push(await called(open));
  }
}

async function called({ name, args }) {
  const reply = await fetch(`${url}/${name}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(args),
  });
  const { result, error } = await reply.json();
  return error === undefined ? result : { error: 'refused', message: error };
}
