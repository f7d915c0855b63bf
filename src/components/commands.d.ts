import 'react';

// Invoker commands, which React passes on and does not know yet.
declare module 'react' {
  // eslint-disable-next-line @typescript-eslint/no-unused-vars -- must have the parameters of the original
  interface ButtonHTMLAttributes<T> {
    commandfor?: string;
    command?: 'show-modal' | 'close';
  }
}
