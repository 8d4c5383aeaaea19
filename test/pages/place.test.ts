import { describe, expect, it } from 'vitest';
import { addressOf, placeOf } from '../../src/pages/served/place.ts';

describe('which page an address names', () => {
  it.each([
    ['/', '', { page: 'runs' }],
    ['/runs', '', { page: 'runs' }],
    ['/runs/', '', { page: 'runs' }],
    ['/runs/run_1', '', { page: 'run', id: 'run_1' }],
    ['/experiments', '', { page: 'experiments' }],
    ['/experiments/exp_1', '', { page: 'experiment', id: 'exp_1' }],
    ['/optimizations/opt_1', '', { page: 'optimization', id: 'opt_1' }],
    ['/compare', '?a=run_1&b=run_2', { page: 'compare', a: 'run_1', b: 'run_2' }],
    ['/compare', '', { page: 'compare', a: '', b: '' }],
    ['/constructor/x', '', { page: 'runs' }],
    ['/elsewhere', '', { page: 'runs' }],
  ])('%s%s', (path, search, place) => {
    expect(placeOf(path, search)).toEqual(place);
  });

  it('is found again by its own address', () => {
    expect(placeOf(addressOf('runs', 'run_1'), '')).toEqual({ page: 'run', id: 'run_1' });
    expect(placeOf(addressOf('experiments', 'a b'), '')).toEqual({ page: 'experiment', id: 'a b' });
  });
});
