/** Every message of the protocol and every field of a view, as the server writes them. Nothing here acts. */

export * from "./goods";
export * from "./house";
export * from "./records";
export * from "./said";
export * from "./settings";
export * from "./told";
export * from "./view";
export * from "./watch";
