/** At which desks the reader may open lists. */
export interface DeskRights {
  enquiries: boolean;
  orders: boolean;
}
