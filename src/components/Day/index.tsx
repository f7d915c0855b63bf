import type {ReactNode} from 'react';

const MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
]; // prettier-ignore

interface Props {
  readonly date: number | string; // milliseconds since 1970, or ISO 8601
}

/** A day in words, the same for every reader: 21 November 2026 (UTC). */
export default function Day({date}: Props): ReactNode {
  const day = new Date(date);
  return (
    <time dateTime={day.toISOString().slice(0, 10)}>
      {`${day.getUTCDate()} ${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`}
    </time>
  );
}
