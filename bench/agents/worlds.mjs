/** The planted agents, by their id. How a world is written: planted-agent.mjs. */
import { bank } from './worlds/bank/bank.mjs';
import { clinic } from './worlds/clinic/clinic.mjs';
import { customs } from './worlds/customs/customs.mjs';
import { gym } from './worlds/gym/gym.mjs';
import { library } from './worlds/library/library.mjs';
import { oncall } from './worlds/oncall/oncall.mjs';
import { rail } from './worlds/rail/rail.mjs';

export const WORLDS = { clinic, rail, oncall, bank, customs, library, gym };
