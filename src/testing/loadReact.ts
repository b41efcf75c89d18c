/**
 * React chooses between its builds for development and production when it is loaded. The files of a
 * worker share it, so a test that sets NODE_ENV for itself must not be the first to load it.
 */
import 'react-dom/server';
