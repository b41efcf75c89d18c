import SignForm from './SignForm';
import SnsForm from './SnsForm';

export {checkInput} from '../../webhooks/checkInput';
export {toStatus} from './toStatus';
export {default as VerifyResult} from './VerifyResult';

/** What the tabs show besides the form to verify. */
export const panels = {Sign: SignForm, SNS: SnsForm} as const;
