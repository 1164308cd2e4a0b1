/** What a table is made with. */

export interface Clock {
  kind: "none" | "turn" | "bank";
  turn_seconds: number;
  bank_seconds: number;
  increment_seconds: number;
  duty_seconds: number;
  away_seconds: number;
}

export interface TableSettings {
  edition: string;
  options: Record<string, string>;
  seats: number;
  bots: string[];
  clock: Clock;
  public: boolean;
  fair_dice: boolean;
  hot_seat: boolean;
  first: number | null;
  coach: boolean;
  tracker: boolean;
}
