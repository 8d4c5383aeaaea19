import { startSite } from './served/site.tsx';
import { embeddedSource, isEmbedded } from './sources/embedded.ts';
import { startPage } from './start-page.tsx';

const element = document.getElementById('app');
if (element !== null) void (isEmbedded() ? startPage(embeddedSource(), element) : startSite(element));
