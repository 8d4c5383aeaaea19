import type { World } from './planted-agent.mjs';

export const WORLDS: Record<'clinic' | 'rail' | 'oncall' | 'bank' | 'customs' | 'library' | 'gym', World>;
