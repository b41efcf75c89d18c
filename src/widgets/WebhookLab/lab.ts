import SignForm from './SignForm';

export {checkInput} from './checkInput';
export {toStatus} from './toStatus';
export {default as VerifyResult} from './VerifyResult';

/** What the tabs show besides the form to verify. */
export const panels = {Sign: SignForm} as const;
