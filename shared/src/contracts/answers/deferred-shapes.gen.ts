// Written by `pnpm contracts` from ../calls; do not edit.
/** All others. */
export const DEFERRED_SHAPES: Record<string, string> = {
  '#1': 'serviceSummary service,i locationId,s locationName,b validity,z usedAt',
  '#2': 's keyword',
  '#3': 's name message',
  '#4': 's value label',
  '#5': 't timeSlot,b enabled',
  '#6': 'd date,[#7 times',
  '#7': 't time,b isFull,[i otherLocationIds',
  '#8': 's identityType identityNo nameCn',
  '#9': 'S id,=unknown|phone|tablet|computer device,z startedAt lastUsedAt,b current',
  addFavourite: 'favourite',
  addMemo: 's businessCode',
  bookableDate:
    'D startDate endDate periodTicketDate,[d fullBookingDates specailWorkDates publicHolidays,s periodTicketDateState,[y nonOffices,b todayByTimeTicket,~d today',
  bookableDates: 'bookableDate',
  bookableTimes: '=list|dropDown style,[#5 totalTimeSlot',
  bookableTimesOfDay: 'bookableTimes',
  cancelTicket: 'b cancelled',
  categories: '[category',
  category: 'i id,s name uiColor uiIcon uiName,c serviceCount',
  checkConsent: 'b show',
  checkFavourite:
    'b valid,=|serviceInvalid|departmentInvalid|locationInvalid|servicePaused|remoteCounterDisabled problem',
  checkIn: 'waitingInfo',
  checkParameter: 'b valid,[#3 problems',
  clearSearchRecords: 'c deleted',
  consent: 'z consentedAt',
  counterInfo: 'queueInfo',
  department: 'i id,s code name uiName icon officeTel,b suspended showHome',
  departmentById: 'department',
  departments: '[department',
  editReservation: 'myTicket',
  endOneSession: 'b ended',
  endSession: 'b ended',
  favourite:
    'S id,i serviceId locationId departmentId,s serviceName locationName uiServiceName uiLocationName departmentCode departmentName,=QUEUE|reservation type,b validity',
  favourites: '[favourite',
  foundService:
    'i id departmentId,s code name uiName departmentCode uiIcon uiColor,[s departmentNames,b showServiceDetail,=SYSTEM_SERVICE|OTHER_SERVICE recommendType,[i locationIds,~s otherName',
  getAccessToken: '?S jwtToken,i expiresInSeconds,?userProfile userProfile,?s yiwangToken',
  guide: 's title text icon',
  guides: '[guide',
  hold: 'S holdId,z expiresAt,~c secondsLeft,b renewable',
  holdSlot: 'hold',
  jettonInfo: 's area subArea htmlText',
  listedService:
    'i id,~s code uiName departmentCode uiColor,s name uiIcon,~i departmentId,[s departmentNames,~b showServiceDetail,=SYSTEM_SERVICE|OTHER_SERVICE recommendType,[i locationIds',
  location:
    'i id depId,s name uiName address description telephone uiIcon uiColor depCode,?n latitude longitude,b suspended remoteCounter rcServiceLogin',
  locationService:
    'b booking ticket checkIdCardReservation checkIdCardTime checkIdCardQueue status timeTicketStatus,D firstBookableDate',
  locationsOfDepartment: '[location',
  loginAddress: 'w authorizeUrl',
  myTicket:
    'ticket ticket,i serviceId locationId departmentId,s serviceName departmentName locationName locationAddress counterName,?n latitude longitude,c waitCount notCheckInCount openCounter,=waiting|booked|called|treated|absent|cancelled|closed progress,~=booked|late|waiting|arrived|called|serving|served|absent|parked|cancelled|closed visitState,z appliedAt,?i cntToAlert,b editable cancellable,?s favouriteId,~b checkedIn priority remoteCounter,~i rejoinSeconds,~s joinUrl',
  myTickets: '[myTicket queueTickets bookingTickets',
  otherCategories: '[category',
  privacyClause: 'i id,s title,[s paragraphs,z updatedAt',
  queueInfo:
    'c waitCount openCounter notCheckInCount,i minCntToAlert maxCntToAlert,=N|Y pass,s queueState,b status isOpen isOfficeTime,~b isPaused,~z opensAt,z updatedAt',
  recentlyUsed: '[#1',
  recommendTimes: '[#6',
  registerTicket: 'myTicket',
  rejoin: 'waitingInfo',
  releaseHold: 'b released',
  removeFavourite: 'b removed',
  removeMemo: 's businessCode',
  renewHold: 'hold',
  renewSession: '?S jwtToken,i expiresInSeconds,?userProfile userProfile',
  reservationParameter:
    '=TEXT|DATE|BIRTHDAY|GENDER|OPTION|NUMBER|IDNUMBER|NAME|MOBILENUMBER type,S name,s description value,b required,[#4 options',
  reservationParameters: '[reservationParameter',
  reserve: 'myTicket',
  searchAndRecord: 'searchResult',
  searchRecords: '[#2',
  searchResult: '[department departments,[foundService services,~[foundService near',
  searchServices: 'searchResult',
  sendCode: 's challengeId,i retryAfterSeconds',
  service:
    'i id departmentId,s code name uiName departmentCode serviceDetailUrl serviceDetailHtml uiIcon uiColor warning,[s departmentNames,b showServiceDetail openReservationParameter reservationRecommend,=html|URL serviceDetailType,=SYSTEM_SERVICE|OTHER_SERVICE recommendType,[serviceLocation locations,~b incomplete',
  serviceByCode: '[serviceSummary',
  serviceById: 'service',
  serviceLocation:
    'i id depId,s name uiName address description telephone uiIcon uiColor depCode,?n latitude longitude,b suspended remoteCounter rcServiceLogin booking ticket checkIdCardReservation checkIdCardTime checkIdCardQueue',
  serviceType:
    'i id,s name uiColor uiIcon serviceStandardColor serviceStandardFontColor serviceStandardFontSize,[listedService services',
  serviceTypes: '[serviceType',
  servicesAtLocation: '[listedService',
  servicesOfCategory: '[listedService',
  sessions: '[#9',
  settleWrite: 'done|notDone|running outcome,~s answer',
  takeQueueTicket: 'myTicket',
  ticket:
    'S id,s uid jettonCode identifyNo mobNum mobArea qrcodeImg businessCode,=QUEUE|RESERCATION|PERIOD ticketType,=NORMAL|TREATED|ABSENT ticketState,D bookingDate ticketDate,T bookingTime,jettonInfo jettonInfo',
  ticketById: 'myTicket',
  ticketEvent:
    's at counter,taken|registered|changed|checkedIn|called|calledAgain|absent|cameBack|treated|cancelled|started|parked|resumed|transferred|missed event',
  ticketHistory: '[ticketEvent',
  tickets: 'myTickets',
  userProfile:
    '?s euid,phone|personal|corporate|superApp accountType,s mobArea mobNum mobile contactPhone identityNo identifyNo nameCn name birthday ribbonEnv,[#8 identityDocs',
  validateCode: '?S jwtToken,i expiresInSeconds,?userProfile userProfile',
  waitingInfo:
    'S ticketId,c waitCount notCheckInCount openCounter,=waiting|booked|called|treated|absent|cancelled|closed progress,~=booked|late|waiting|arrived|called|serving|served|absent|parked|cancelled|closed visitState,s counterName,~i rejoinSeconds,z updatedAt',
  waitingInfoOfTicket: 'waitingInfo',
};
