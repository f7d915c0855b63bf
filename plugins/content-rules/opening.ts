/** The words that `npm run new` puts into a page: they say what to write there, and may not stay. */
export const opening = {
  description: 'Say in one sentence of 50 to 160 characters what a reader gains from this page.',
  text: 'Begin with what the thing is and which way it moves a result.',
} as const;
