import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { Fault } from '../errors.ts';

/**
 * Where links of a prepared folder (`from`) lead in its copy (`to`). Programs of `setup` also make links by whole paths: what is in the
 * folder is then meant in the copy, what is elsewhere on the machine stays where it is. Throws Fault `validation_failed` for one into
 * `own`, the folder of this run that attempts cannot see, which nobody could follow.
 */
export const linksInCopy =
  ({ from, to, own }: { from: string; to: string; own: string }) =>
  (path: string, target: string): string => {
    const place = resolve(dirname(join(from, path)), target);
    if (isIn(from, place)) return isAbsolute(target) ? join(to, relative(from, place)) : target;
    if (isIn(own, place))
      throw new Fault(
        'validation_failed',
        `The setup of the workspace made the link ${path}, which leads to ${relative(own, place)}: no attempt can reach that.`,
        { where: 'workspace.setup', hint: 'Let it link to something in the folder itself.' },
      );
    return target;
  };

const isIn = (folder: string, path: string) => path === folder || path.startsWith(`${folder}${sep}`);
