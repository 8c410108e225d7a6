export { DayPage as Home } from './DayPage';
