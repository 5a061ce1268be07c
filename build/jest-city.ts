// Tests tell their stories by the clock of Macao, unless they choose another.
import { setCityTimeZone } from '../shared/src/domain/dates/city-time';

setCityTimeZone('Asia/Macau');
