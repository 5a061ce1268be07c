/**
 * The part of react-router that remotes use. It is shared through this file because Module Federation shares
 * whole packages, and the whole router is four times as large.
 */
export { BrowserRouter, Navigate, Route, Routes, useParams, useSearchParams } from 'react-router-dom';
