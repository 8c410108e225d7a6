export type Weekday = 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday' | 'sunday';

/** When the desk is open, on its own clock. */
export interface DeskHours {
  /** The name of a time zone. */
  zone: string;
  /** Times as '09:00'. A day without a line is closed. */
  lines: { day: Weekday; opens: string; closes: string }[];
}

/** How soon a visitor gets an answer. */
export interface Desk {
  chatAnswer: string | null;
  mailAnswer: string | null;
  hours: DeskHours | null;
}
