export const LONGEST_QUERY = 500; // letters; no engine reads more
