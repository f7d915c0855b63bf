/** Where the model itself stands, whose sliders pages link to. */
export const MODEL_URL = 'https://energytransitionmodel.com';
