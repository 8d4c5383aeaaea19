import { embeddedSource } from './sources/embedded.ts';
import { startPage } from './start-page.tsx';

const element = document.getElementById('app');
if (element !== null) void startPage(embeddedSource(), element);
