/** A thread that reads pages: see readAhead.ts. */
import {parentPort, workerData} from 'node:worker_threads';
import type {Contents} from './contents';
import {page} from './site';

const pages = workerData as readonly {readonly file: string; readonly html: string}[];
parentPort!.postMessage(pages.map(({file, html}): Contents => page(file, html).contents));
