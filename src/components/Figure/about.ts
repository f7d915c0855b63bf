/** What a figure says of itself, next to its drawing and in the gallery. */
export interface About {
  readonly page: string; // where it stands
  readonly title: string; // says what to see, or asks what it answers
  readonly claim: string; // what it shows, in a sentence that can be quoted
  readonly source: string; // of its rules and numbers
  readonly simplified: string; // what the model has and the figure has not; completes “Simplified: …”
}

/** A figure: the name of its folder, its id in addresses, and what it says of itself. */
export interface FigureEntry extends About {
  readonly name: string; // SupplyStack
  readonly id: string; // supply-stack
}

/** Figures of one subject. */
export interface FigureGroup {
  readonly label: string;
  readonly figures: readonly FigureEntry[];
}
