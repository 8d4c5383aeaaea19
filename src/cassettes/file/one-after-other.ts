/** Does work on the same thing one after the other, whatever became of the one before; work on different things goes on side by side. */
export function oneAfterOther(): (name: string, work: () => Promise<void>) => Promise<void> {
  const last = new Map<string, Promise<void>>();
  return (name, work) => {
    const before = last.get(name);
    const mine = before === undefined ? work() : before.then(work, work);
    last.set(name, mine);
    const done = () => {
      if (last.get(name) === mine) last.delete(name);
    };
    mine.then(done, done);
    return mine;
  };
}
