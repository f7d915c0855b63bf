import type {Operation} from '../operations';
import {curl} from './curl';
import {fetchCall} from './javascript';
import {requests} from './python';
import {netHttp} from './ruby';

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
    {id: 'javascript', name: 'JavaScript', language: 'javascript', code: fetchCall(request)},
    {id: 'ruby', name: 'Ruby', language: 'ruby', code: netHttp(request)},
  ];
}
