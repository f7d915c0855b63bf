import type {Operation} from '../operations';
import {curl} from './curl';
import {requests} from './python';

/** The same call in one language. */
export interface Sample {
  readonly id: string; // by which a reader's choice is remembered
  readonly name: string;
  readonly language: string; // of the highlighter
  readonly code: string;
}

/** The call of an operation in every language that has it. */
export function samplesOf({request, pyetm}: Operation): Sample[] {
  return [
    {id: 'curl', name: 'curl', language: 'bash', code: curl(request)},
    {id: 'python', name: 'Python', language: 'python', code: requests(request)},
    ...(pyetm ? [{id: 'pyetm', name: 'PyETM', language: 'python', code: pyetm}] : []),
  ];
}
