/** Prints what breaks the content rules, as JSON. A process of its own, so that it reads configuration and sidebars anew. */
import {checkContent} from '../content-rules';
import {readPlan} from '../content-rules/plan';
import {readSite} from '../content-rules/site';
import type {Findings} from './report';

const site = readSite('.', readPlan('.'));
const findings: Findings = {documents: site.documents.length, findings: checkContent(site)};
process.stdout.write(JSON.stringify(findings));
