import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  createListenerMiddleware,
} from '@reduxjs/toolkit';
import { sessionSlice } from './session/session-slice.js';

/** Pages that ask our API bring its part of the state with them; the public ones load without it. */
export const rootReducer = combineSlices(sessionSlice);
export const addedMiddleware = createDynamicMiddleware();
export const listener = createListenerMiddleware();

export const store = configureStore({
  reducer: rootReducer,
  middleware: (defaults) => defaults().prepend(listener.middleware).concat(addedMiddleware.middleware),
});
