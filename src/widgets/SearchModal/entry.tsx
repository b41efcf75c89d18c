// The search's own entry: the loader starts it without the page's scripts.
import {startSearch} from './startSearch';

startSearch();
