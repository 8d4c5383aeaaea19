/** The files of the project *machine* share a process: each leaves it as it was, whatever it starts. */
import { leavesNothing } from './leaves-nothing.ts';

leavesNothing('machine');
