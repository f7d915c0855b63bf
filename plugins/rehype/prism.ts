import {Prism} from 'prism-react-renderer';

// The grammars of prismjs look for it there, so this module is imported before them.
Object.assign(globalThis, {Prism});

export {Prism};
